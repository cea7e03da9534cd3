import { describe, expect, it } from 'vitest'
import { drawActions, drawCan, type DrawAction, type Standing } from './draw-can.ts'

const now = new Date('2026-12-12T20:00:00Z')
const asked = { userId: 'nora', now }

const frozen: Standing = {
  state: 'frozen',
  method: null,
  knownAt: null,
  enteredBy: null,
  secondRunRequestedBy: null,
  replacedAt: null,
}
const published: Standing = { ...frozen, state: 'published', method: 'public_value', knownAt: now }
const early: Standing = { ...published, knownAt: new Date(now.getTime() + 1) }
const sealed: Standing = { ...frozen, state: 'published', method: 'commit_reveal' }
const entered: Standing = { ...published, state: 'value_entered', enteredBy: 'ben' }
const revealed: Standing = { ...sealed, state: 'value_entered', enteredBy: 'ben' }
const confirmed: Standing = { ...entered, state: 'confirmed' }

const table: [string, Standing, DrawAction[]][] = [
  ['frozen', frozen, ['publish']],
  ['published, value not known yet', early, ['requestSecondRun']],
  ['published, value known', published, ['enterValue', 'requestSecondRun']],
  ['published with a secret', sealed, ['reveal', 'requestSecondRun']],
  ['value entered by somebody else', entered, ['enterValue', 'confirm', 'requestSecondRun']],
  ['value entered by the same person', { ...entered, enteredBy: 'nora' }, ['enterValue', 'requestSecondRun']],
  ['secret revealed', revealed, ['confirm', 'requestSecondRun']],
  ['secret revealed by the same person', { ...revealed, enteredBy: 'nora' }, ['requestSecondRun']],
  ['confirmed', confirmed, ['requestSecondRun']],
  ['second run requested by somebody else', { ...confirmed, secondRunRequestedBy: 'ben' }, ['startSecondRun']],
  ['second run requested by the same person', { ...confirmed, secondRunRequestedBy: 'nora' }, []],
  ['replaced', { ...confirmed, secondRunRequestedBy: 'ben', replacedAt: now }, []],
]

describe('a draw', () => {
  it.each(table)('%s', (_, draw, allowed) => {
    expect(drawActions.filter((action) => drawCan(action, draw, asked).allowed)).toEqual(allowed)
  })
})
