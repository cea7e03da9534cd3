import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { CallFailed } from '../api/call-failed.ts'
import { QueryView } from './QueryView.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async (what: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(<MantineProvider>{what}</MantineProvider>)).prelude)

interface Names {
  names: string[]
}

const view = (query: { data?: Names; error?: unknown }) =>
  drawn(
    <QueryView
      query={{ data: query.data, error: query.error ?? null, refetch: () => undefined }}
      rows={3}
      empty={{ when: ({ names }) => names.length === 0, shown: <p>empty</p> }}
    >
      {({ names }) => <p>{names.join(', ')}</p>}
    </QueryView>,
  )

const failed = new CallFailed(500, { message: 'The database is down' })

it('shows as many skeleton rows as asked for while the query loads', async () => {
  const html = await view({})
  expect(html).toContain('role="status"')
  expect(html.match(/style="width:/g)).toHaveLength(3)
})

it('shows the data, and the empty state if the response has none', async () => {
  expect(await view({ data: { names: ['Frei', 'Kunz'] } })).toContain('<p>Frei, Kunz</p>')
  const empty = await view({ data: { names: [] } })
  expect(empty).toContain('<p>empty</p>')
  expect(empty).not.toContain('role="status"')
})

it('shows the error with a retry, and keeps data that was loaded before', async () => {
  const html = await view({ error: failed })
  expect(html).toContain('The database is down')
  expect(html).toContain('general_try_again')
  const kept = await view({ data: { names: ['Frei'] }, error: failed })
  expect(kept).toContain('<p>Frei</p>')
  expect(kept).not.toContain('The database is down')
})

it('stays a skeleton without content, for data that is not usable yet', async () => {
  const query = { data: { names: ['old'] }, error: null, refetch: () => undefined }
  expect(await drawn(<QueryView query={query} />)).toContain('role="status"')
})
