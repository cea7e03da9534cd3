import { expect, it } from 'vitest'
import { externalLook } from './external-look.ts'

it('is white with the title memorandum on both memorandum pages', () => {
  const memorandum = { title: 'shell_external_memorandum', isWhite: true }
  expect(externalLook('/project-memorandum/lindenhof')).toEqual(memorandum)
  expect(externalLook('/project-memorandum-pitch/lindenhof')).toEqual(memorandum)
})

it('is light grey elsewhere, with a title on the teaser only', () => {
  expect(externalLook('/project-teaser/lindenhof')).toEqual({ title: 'shell_external_teaser', isWhite: false })
  expect(externalLook('/b2b-entry/lindenhof')).toEqual({ isWhite: false })
  expect(externalLook('/dms/raum')).toEqual({ isWhite: false })
})
