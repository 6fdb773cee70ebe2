-- The language server in Neovim, without a screen: what people see after opening, mending and saving a file. Prints
-- a line of JSON for each step. usage: nvim --headless -u NONE -c 'luafile neovim.lua', with JURY and PROJECT in
-- the environment.
local jury, project = os.getenv('JURY'), os.getenv('PROJECT')
local started = vim.loop.hrtime()

local function tell(step, value)
  io.stdout:write(vim.json.encode({ step = step, value = value, seconds = (vim.loop.hrtime() - started) / 1e9 }) .. '\n')
end

local function finish(code)
  vim.lsp.stop_client(vim.lsp.get_active_clients())
  vim.wait(3000, function() return #vim.lsp.get_active_clients() == 0 end, 50)
  vim.cmd(code == 0 and 'qall!' or 'cquit!')
end

local ok, problem = pcall(function()
  vim.cmd('edit ' .. project .. '/Till.java')
  local buffer = vim.api.nvim_get_current_buf()
  local statuses = 0
  local client = vim.lsp.start_client({
    name = 'jury', cmd = { jury, 'lsp' }, root_dir = project, init_options = { status = true },
    handlers = { ['jury/status'] = function(_, result)
      if result.state == 'done' then statuses = statuses + 1 end
    end },
  })
  vim.lsp.buf_attach_client(buffer, client)

  local function shown(count)
    if not vim.wait(90000, function() return statuses >= count end, 20) then error('no answer') end
    vim.wait(200)
    local found = {}
    for _, each in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(found, { line = each.lnum, severity = each.severity, source = each.source })
    end
    return found
  end

  local function lenses()
    local answer = vim.lsp.buf_request_sync(buffer, 'textDocument/codeLens',
      { textDocument = vim.lsp.util.make_text_document_params(buffer) }, 5000)
    local titles = {}
    for _, lens in ipairs(answer[client].result) do table.insert(titles, lens.command.title) end
    return titles
  end

  tell('opened', shown(1))
  tell('lenses', lenses())
  vim.api.nvim_win_set_cursor(0, { 5, 4 })
  local hover = vim.lsp.buf_request_sync(buffer, 'textDocument/hover', vim.lsp.util.make_position_params(), 5000)
  tell('hover', hover[client].result.contents.value)

  -- The action that requires what was missing, applied as Neovim does it, then saved.
  local range = vim.lsp.util.make_given_range_params({ 5, 0 }, { 5, 0 })
  range.context = { diagnostics = {} }
  local actions = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', range, 5000)[client].result
  local titles = {}
  for _, action in ipairs(actions) do table.insert(titles, action.title) end
  tell('actions', titles)
  for _, action in ipairs(actions) do
    if action.title:find('require', 1, true) then vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16') end
  end
  tell('text', vim.api.nvim_buf_get_lines(buffer, 3, 6, false))
  started = vim.loop.hrtime()
  vim.cmd('write')
  tell('saved', shown(statuses + 1))
  tell('lenses', lenses())
end)
if not ok then tell('failed', tostring(problem)) end
finish(ok and 0 or 1)
