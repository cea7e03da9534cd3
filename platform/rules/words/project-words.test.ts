import { expect, it } from 'vitest'
import { textsIn } from './project-words.ts'

const texts = {
  title: 'Bewerbungen',
  title_in_sale: 'Kaufanfragen',
  others_one: '1 Bewerbung',
  others_one_in_sale: '1 Kaufanfrage',
  save: 'Speichern',
}

it.each([
  ['sale', ['Kaufanfragen', '1 Kaufanfrage', 'Speichern']],
  ['reletting', ['Bewerbungen', '1 Bewerbung', 'Speichern']],
  ['saleb2b', ['Kaufanfragen', '1 Kaufanfrage', 'Speichern']],
  [undefined, ['Bewerbungen', '1 Bewerbung', 'Speichern']],
] as const)('a project of type %s reads %j', (type, expected) => {
  const read = textsIn(type, texts)
  expect([read.title, read.others_one, read.save]).toEqual(expected)
})
