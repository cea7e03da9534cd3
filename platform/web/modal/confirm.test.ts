import { expect, it } from 'vitest'
import { askToConfirm, openQuestion } from './confirm.ts'

const question = { title: 'Bewerbung löschen', text: 'Sie ist danach weg.', confirm: 'Bewerbung löschen' }

it('waits for the answer and then is gone', async () => {
  const asked = askToConfirm(question)
  openQuestion.now()?.answer(true)
  expect(await asked).toBe(true)
  expect(openQuestion.now()).toBeUndefined()
})

it('takes another question as a no', async () => {
  const first = askToConfirm(question)
  const second = askToConfirm({ ...question, title: 'Objekt löschen' })
  expect(await first).toBe(false)
  expect(openQuestion.now()?.title).toBe('Objekt löschen')
  openQuestion.now()?.answer(false)
  expect(await second).toBe(false)
})
