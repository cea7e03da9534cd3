import { describe, expect, it } from 'vitest'
import { placeFor, problemOfFile, type FileLimits, type Standing } from './file-place.ts'

const limits: FileLimits = {
  maxMegabytes: 20,
  maxNameLength: 200,
  maxImages: 2,
  imageTypes: ['image/png'],
  types: ['image/png', 'application/pdf'],
}
const file = { name: 'a.png', size: 1000, contentType: 'image/png', category: 'image' as const }

describe('a file', () => {
  it.each([
    [{}, null],
    [{ name: `${'a'.repeat(200)}.png` }, 'general_file_name_too_long'],
    [{ size: 0 }, 'general_file_is_empty'],
    [{ size: 20 * 1024 * 1024 }, null],
    [{ size: 20 * 1024 * 1024 + 1 }, 'general_file_too_large'],
    [{ contentType: 'image/heic' }, 'general_file_type_not_allowed'],
    [{ contentType: 'application/pdf' }, 'objects_files_no_picture'],
    [{ contentType: 'application/pdf', category: 'layout_plan' as const }, null],
    [{ category: 'layout_plan' as const }, null],
  ])('%j: %s', (fields, problem) => {
    expect(problemOfFile({ ...file, ...fields }, limits)).toBe(problem)
  })
})

describe('its place', () => {
  const picture = (id: string | null, sha256: string): Standing => ({ id, name: 'x', category: 'image', sha256 })
  const plan = (id: string | null): Standing => ({ id, name: 'alt.pdf', category: 'layout_plan', sha256: 'aa' })
  it('is behind the pictures as long as there is room', () => {
    expect(placeFor([picture('1', 'aa')], { category: 'image', sha256: 'bb' }, limits)).toEqual({ outcome: 'added' })
    const full = [picture('1', 'aa'), picture(null, 'cc')]
    expect(placeFor(full, { category: 'image', sha256: 'bb' }, limits)).toMatchObject({ outcome: 'refused' })
    expect(placeFor(full, { category: 'image', sha256: 'cc' }, limits)).toEqual({ outcome: 'present' })
  })
  it('is that of the document of its category, unless that comes with it', () => {
    const coming = { category: 'layout_plan' as const, sha256: 'bb' }
    expect(placeFor([picture('1', 'bb')], coming, limits)).toEqual({ outcome: 'added' })
    expect(placeFor([plan('1')], coming, limits)).toEqual({ outcome: 'replaced', goes: plan('1') })
    expect(placeFor([plan(null)], coming, limits)).toMatchObject({ outcome: 'refused' })
    expect(placeFor([plan('1')], { ...coming, sha256: 'aa' }, limits)).toEqual({ outcome: 'present' })
    // A file without a hash counts as different.
    expect(placeFor([plan('1')], { ...coming, sha256: undefined }, limits)).toMatchObject({ outcome: 'replaced' })
  })
})
