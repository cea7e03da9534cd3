import { afterEach, expect, test } from 'vitest'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { readSwitches, readWords } from './command-line.ts'

const before = process.argv
afterEach(() => void (process.argv = before))
const written = (...words: string[]) => void (process.argv = ['node', 'command', ...words])

test('reads what stands behind the names', () => {
  written('--workspace', 'rent', '--each=5')
  expect(readWords(['workspace', 'each', 'email'], 'usage')).toEqual({ workspace: 'rent', each: '5' })
})

test.each([[['--nonsense', '1']], [['--workspace']], [['rent']]])(
  'refuses %j in one sentence, with the usage',
  (words) => {
    written(...words)
    const refusal = () => readWords(['workspace'], 'npm run command -- --workspace rent')
    expect(refusal).toThrow(StartRefusal)
    expect(refusal).toThrow(/^[^\n]+\. Usage:\n {2}npm run command -- --workspace rent$/)
  },
)

test('knows which switches stand there, and refuses a mistyped one', () => {
  written('--demo')
  expect(readSwitches(['demo'], 'usage')).toEqual({ demo: true })
  written('--dmeo')
  expect(() => readSwitches(['demo'], 'npm start -- --demo')).toThrow(/--dmeo[^\n]*\. Usage:\n {2}npm start -- --demo$/)
})
