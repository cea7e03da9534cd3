import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { FileField } from './FileField.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const paper = (id: string) => ({ id, key: id, url: '', displayName: id, contentType: 'application/pdf', size: 1 })

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async (files: number, most?: number): Promise<string> => {
  const field = (
    <FileField
      label="Ausweis"
      value={Array.from({ length: files }, (_, index) => paper(`Ausweis ${index}`))}
      onChange={() => {}}
      upload={async () => paper('neu')}
      hint="Hinweis"
      {...(most && { most })}
    />
  )
  return text((await prerenderToNodeStream(<MantineProvider>{field}</MantineProvider>)).prelude)
}

const button = (html: string) => /<button[^>]*-choose"[^>]*>/.exec(html)?.[0] ?? ''

it('tells the limit before it is reached, beside its own hint', async () => {
  expect(await drawn(0, 3)).toMatch(/general_file_limits_many.*Hinweis/s)
  expect(await drawn(0, 1)).toContain('general_file_limits_one')
  expect(await drawn(0)).toMatch(/general_file_limits</)
})

it('takes no more files once it is full, and still tells which are allowed', async () => {
  expect(button(await drawn(2, 3))).not.toContain('disabled=""')
  const full = await drawn(3, 3)
  expect(button(full)).toContain('disabled=""')
  expect(full).toContain('general_file_limits_many')
})
