import { expect, it } from 'vitest'
import { fieldWords } from './field-words.ts'

const t = (key: string) => `<${key}>`

it.each([
  ['netRent', 1850, "CHF 1'850.00"],
  ['area', 86.4, '86.4 m²'],
  ['rooms', 3.5, '3.5'],
  ['kitchen', 'open', '<objects_choice_kitchen_open>'],
  ['objectType', 'studio', '<objects_type_studio>'],
  ['move_in_date', '2027-04-01', '01.04.2027'],
  ['isCarFree', false, '<general_no>'],
  ['features', ['lift', 'parquet'], '<objects_feature_lift>, <objects_feature_parquet>'],
  ['features', [], undefined],
  ['baths', null, undefined],
  ['baths', 0, '0'],
  ['comment', 'Ruhig', 'Ruhig'],
] as const)('%s %j reads %s', (name, value, words) => expect(fieldWords(t, name, value)).toBe(words))
