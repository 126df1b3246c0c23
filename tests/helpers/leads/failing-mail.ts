import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Lifetime } from '../servers/server.ts'

/**
 * What goes wrong with a letter. `silent` says nothing from the beginning, `gone` ends the connection in the middle of the letter,
 * `refuse` wants it later: none of them takes it. `hang` takes it and never answers, `cut` takes it and ends the connection
 * in the middle of the answer, `drip` takes it and answers a line every half second without an end.
 */
export type MailTrouble = 'silent' | 'gone' | 'refuse' | 'hang' | 'cut' | 'drip' | null

/**
 * A mail server that fails as no library's does, word by word.
 *
 * @param trouble of the next connection: a letter has its own
 */
export async function startFailingMail(t: Lifetime, trouble: () => MailTrouble) {
  /** Whom the letters that it took are for. */
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    speak(socket, trouble(), (to) => void taken.push(to))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`, taken }
}

function speak(socket: Socket, trouble: MailTrouble, take: (to: string) => void): void {
  let [to, isLetter, waiting] = ['', false, '']
  const say = (line: string) => void socket.write(`${line}\r\n`)
  if (trouble !== 'silent') say('220 here')
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    if (trouble === 'silent') return
    waiting += String(chunk)
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (isLetter && trouble === 'gone') return void socket.destroy()
      if (isLetter && line === '.') {
        isLetter = false
        if (trouble !== 'refuse') take(to)
        answer(socket, trouble)
      } else if (!isLetter) {
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to
        isLetter = /^DATA$/i.test(line)
        say(isLetter ? '354 go on' : /^QUIT$/i.test(line) ? '221 bye' : '250 fine')
      }
    }
  })
}

function answer(socket: Socket, trouble: MailTrouble): void {
  switch (trouble) {
    case 'hang':
      return
    case 'cut':
      socket.write('25', () => socket.destroy())
      return
    case 'drip': {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 500)
      socket.on('close', () => clearInterval(timer))
      return
    }
    case 'refuse':
      socket.write('451 later\r\n')
      return
    case 'silent':
    case 'gone':
    case null:
      socket.write('250 taken\r\n')
  }
}
