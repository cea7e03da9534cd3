// The limit counts the unpacked bytes, not the size that the zip declares.

import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { expect, it } from 'vitest'
import { unpackXml } from './unpack-zip.ts'

const most = 1000

function zipOf(parts: Record<string, number>, compress: boolean): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, size] of Object.entries(parts)) zip.addBuffer(Buffer.alloc(size, 'x'), name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}

const unpacked = async (parts: Record<string, number>, compress: boolean) => {
  const read = unpackXml(await zipOf(parts, compress), most)
  return 'problem' in read ? read.problem : [...read.parts].map(([name, content]) => [name, content.length])
}

it.each([
  ['compressed', true],
  ['only stored', false],
])('counts the bytes of all parts, %s', async (_, compress) => {
  const parts = { 'a.xml': 600, 'b.xml': 400 }
  expect(await unpacked(parts, compress)).toEqual(Object.entries(parts))
  expect(await unpacked({ 'a.xml': 600, 'b.xml': 401 }, compress)).toBe('too-large')
  expect(await unpacked({ 'a.xml': 1001 }, compress)).toBe('too-large')
  expect(await unpacked({ 'a.xml': 5000 }, compress)).toBe('too-large')
})

it('leaves pictures packed, and does not count them', async () => {
  expect(await unpacked({ 'a.png': 5000, 'b.rels': 10 }, true)).toEqual([['b.rels', 10]])
})
