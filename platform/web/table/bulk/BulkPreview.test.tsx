import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import type { BulkAnswer } from '#platform/contract/table.ts'
import { BulkPreview } from './BulkPreview.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async (concerns: BulkAnswer['concerns']): Promise<string> => {
  const data = { changed: 2, skipped: [], skippedTotal: 0, skippedByReason: [], ...(concerns && { concerns }) }
  const preview = <BulkPreview data={data} error={null} isPending={false} refetch={() => undefined} />
  return text((await prerenderToNodeStream(<MantineProvider>{preview}</MantineProvider>)).prelude)
}

it('links the people to inform in a new tab, and says that there are more', async () => {
  const people = [{ name: 'Anna Muster', path: '/applications/1' }]
  const html = await drawn([{ text: 'Drei sind betroffen.', people, more: 2 }])
  expect(html).toContain('Drei sind betroffen.')
  expect(html).toContain('<a href="/applications/1" target="_blank" rel="noopener">Anna Muster</a>')
  expect(html).toContain('table_bulk_more_skipped')
})

it('names nobody without people, and says nothing of others if all are named', async () => {
  expect(await drawn([{ text: 'Drei sind betroffen.', people: [], more: 0 }])).not.toContain('<li>')
  const people = [{ name: 'Anna Muster', path: '/applications/1' }]
  expect(await drawn([{ text: 'Eine ist betroffen.', people, more: 0 }])).not.toContain('table_bulk_more_skipped')
})
