import { expect, test } from 'vitest'
import { gathered } from './gathered-problems.ts'

const fields = {
  adults: new Map([
    ['first_name', 'Vorname'],
    ['birth', 'Geburtsdatum'],
    ['nation', 'Nationalität'],
    ['phone', 'Telefon'],
  ]),
  children: new Map([['first_name', 'Vorname']]),
}
const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' | ')

test('a field of the household is a line of its own', () => {
  expect(gathered({ pets: 'Bitte ausfüllen' }, fields, t)).toEqual({ pets: 'Bitte ausfüllen' })
})

test('a single problem of a person names its field', () => {
  expect(gathered({ 'adults.p1.birth': 'Zu jung' }, fields, t)).toEqual({
    'adults.p1': 'application_form_person_problem | Geburtsdatum | Zu jung',
  })
})

test('several problems of a person are one line that names the first three fields', () => {
  const wrong = ['first_name', 'birth', 'nation', 'phone'].map((key) => [`adults.p1.${key}`, 'Bitte ausfüllen'])
  expect(gathered(Object.fromEntries(wrong.slice(0, 2)), fields, t)).toEqual({
    'adults.p1': 'application_form_person_check | Vorname, Geburtsdatum',
  })
  expect(gathered(Object.fromEntries(wrong), fields, t)).toEqual({
    'adults.p1': 'application_form_person_check_more | Vorname, Geburtsdatum, Nationalität | 1',
  })
})

test('a problem of the person as a whole keeps its message', () => {
  expect(gathered({ 'children.c1': 'Bitte ergänzen' }, fields, t)).toEqual({ 'children.c1': 'Bitte ergänzen' })
})

test('a message that names its field is not named twice', () => {
  expect(gathered({ 'children.c1.first_name': '{{label}}: höchstens 7' }, fields, t)).toEqual({
    'children.c1': 'application_form_person_problem | Vorname | Höchstens 7',
  })
})
