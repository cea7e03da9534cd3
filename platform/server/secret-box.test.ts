import { expect, test } from 'vitest'
import { createSecretBox, isSealed } from './secret-box.ts'

const box = createSecretBox('a secret of at least thirty-two signs')

test('opens what it sealed, in the same place', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'person 1')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(isSealed(sealed)).toBe(true)
  expect(box.open(sealed, 'person 1')).toBe('JBSWY3DPEHPK3PXP')
})

test('seals the same words differently each time', () => {
  expect(box.seal('again', 'here')).not.toBe(box.seal('again', 'here'))
})

test('does not open what was moved to another place', () => {
  expect(box.open(box.seal('key', 'person 1'), 'person 2')).toBeNull()
})

test('does not open what another secret sealed', () => {
  expect(createSecretBox('another secret, of thirty-two signs too').open(box.seal('key', 'here'), 'here')).toBeNull()
})

test.each([0, 1, 2])('does not open what was changed in part %i', (part) => {
  const [mark = '', ...parts] = box.seal('key', 'here').split('.')
  const flipped = parts.map((text, index) => {
    if (index !== part) return text
    const bytes = Buffer.from(text, 'base64url')
    bytes[0] = (bytes[0] ?? 0) ^ 1
    return bytes.toString('base64url')
  })
  expect(box.open([mark, ...flipped].join('.'), 'here')).toBeNull()
})

test('does not open what is marked as sealed in another way', () => {
  expect(box.open(box.seal('key', 'here').replace('sealed1', 'sealed2'), 'here')).toBeNull()
})

test.each(['', 'JBSWY3DPEHPK3PXP', 'sealed1', 'sealed1.a.b.c', 'sealed1...'])('does not open %j', (stored) => {
  expect(box.open(stored, 'here')).toBeNull()
})
