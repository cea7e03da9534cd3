// Reads the arguments of a command, and asks for input in the terminal.

import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { StartRefusal } from '#platform/server/start-refusal.ts'

/** Returns the values of the `--name` options; an unknown option ends the command with a one-sentence error. */
export const readWords = (names: readonly string[], usage: string): Record<string, string | undefined> =>
  read(names, 'string', usage)

/** Returns which of the names are given as `--name`; any other word is refused in one sentence. */
export const readSwitches = (names: readonly string[], usage: string): Record<string, boolean | undefined> =>
  read(names, 'boolean', usage)

function read<Type extends 'string' | 'boolean'>(names: readonly string[], type: Type, usage: string) {
  try {
    return parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type }] as const)) }).values
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ')
    throw new StartRefusal(`${reason}. Usage:\n  ${usage}`)
  }
}

export const ask = (question: string): Promise<string> => answerTo(question, process.stdout)

/** Reads an answer without showing it while it is typed. */
export async function askSecretly(question: string): Promise<string> {
  const answer = answerTo('', new Writable({ write: (_chunk, _encoding, done) => done() }))
  // The prompt is printed only after the terminal's echo is off.
  process.stdout.write(question)
  await answer
  process.stdout.write('\n')
  return answer
}

async function answerTo(question: string, output: NodeJS.WritableStream): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  // readline intercepts Ctrl-C while it reads; SIGINT is sent again so that the command ends as by any other signal.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const closed = once(terminal, 'close').then(() => Promise.reject(new StartRefusal('Nobody answered.')))
  closed.catch(() => {})
  try {
    return await Promise.race([terminal.question(question), closed])
  } finally {
    terminal.close()
  }
}
