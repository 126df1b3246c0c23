/** `npm run editor`: the editor of the content, on a port of its own. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { editorHost } from '#editor/editor-host.ts'
import { type EditorSettings, readEditorSettings, SettingError, settings } from '#editor/editor-settings.ts'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { defaultContentFolder } from '#server/content-folder.ts'
import { terminal } from './command-context.ts'
import { listedPictures } from './content/records.ts'

const help = `The editor of the content, in a browser: Chrome or Edge.

  npm run editor
      Works on a folder of this machine, which the browser asks for. Nobody else reaches it.
  npm run editor -- --forge gitea|github|gitlab --repo OWNER/NAME [--branch main] [--folder FOLDER]
                    [--address https://git.example.kz] [--app-id ID]
      Works on a repository of a git forge, whose accounts sign in. --address: an own forge. --app-id: the id of the
      editor at the forge (OAuth with PKCE; Gitea, Forgejo, GitLab); without it people sign in with a token.
  --port 3001, --host 127.0.0.1: where it listens.

Each flag is also a setting: ${Object.values(settings).join(', ')}.
`

const { print, say } = terminal()

/** @returns the exit code; null while it serves */
async function run(args: string[]): Promise<number | null> {
  if (args.includes('--help') || args.includes('-h')) {
    await print(help)
    return 0
  }
  // As its forms and buttons do.
  speakToStaff('ru')
  const { port, host, backend } = read(args)
  const server = createServer(getRequestListener(editorHost(backend).fetch))
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const shown = typeof address === 'object' && address !== null ? address.port : port
  await print(
    `The editor is at http://${host.includes(':') ? `[${host}]` : host}:${shown}/ (in Kazakh: /kk/)\n`,
  )
  const folder = process.env['CONTENT_DIR'] || defaultContentFolder
  const listed = backend.kind === 'folder' ? listedPictures(folder) : 0
  if (listed > 0)
    say(
      `The editor shows no picture of the list in ${folder}/media (${listed}): npm run content -- records gives each a record of its own.`,
    )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  return null
}

function read(args: string[]): EditorSettings {
  const options = Object.fromEntries(Object.keys(settings).map((name) => [name, { type: 'string' as const }]))
  try {
    return readEditorSettings(parseArgs({ args, options }).values, process.env)
  } catch (error) {
    if (error instanceof SettingError || !(error instanceof TypeError)) throw error
    throw new SettingError(error.message)
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ?? undefined
} catch (error) {
  if (error instanceof SettingError) say(`${error.message}\nRun «npm run editor -- --help» for usage.`)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    say('Another program listens on this port: name another one with --port.')
  else say(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof SettingError ? 2 : 1
}
