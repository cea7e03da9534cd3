import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { answerIn } from './use-typed-before.ts'

const fieldNamed = (key: string) => {
  const field = fieldsOf(defaultForm, 'household').find((one) => one.key === key)
  if (!field) throw new Error(`no field ${key}`)
  return field
}

describe('what was typed before the scripts came', () => {
  it.each([
    ['parking', 'true', true],
    ['parking', 'false', false],
    ['parking_regular', '2', 2],
    ['parking_regular', 'zwei', null],
    ['car_reason', 'Arbeitsweg', 'Arbeitsweg'],
    ['car_reason', '', null],
  ])('%s «%s» answers %o', (key, text, answer) => {
    expect(answerIn(fieldNamed(key), text)).toBe(answer)
  })
})
