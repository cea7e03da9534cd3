import { expect, it } from 'vitest'
import { fileNameIn } from './file-name.ts'

it('reads the name of a download', () => {
  expect(fileNameIn('attachment; filename="bewerbungen.xlsx"')).toBe('bewerbungen.xlsx')
  expect(fileNameIn('attachment; filename=bewerbungen.xlsx')).toBe('bewerbungen.xlsx')
})

it('prefers the encoded name, which keeps its accents', () => {
  expect(fileNameIn(`attachment; filename="M_ller.pdf"; filename*=UTF-8''M%C3%BCller.pdf`)).toBe('Müller.pdf')
  expect(fileNameIn(`attachment; filename*=UTF-8''100%.pdf`)).toBe('100%.pdf')
})

it('knows when there is none', () => {
  expect(fileNameIn(null)).toBeUndefined()
  expect(fileNameIn('inline')).toBeUndefined()
})
