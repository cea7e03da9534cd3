import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { SettingsPage } from './SettingsPage.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const stored = { version: 3, data: { company: 'Muster AG' }, history: [] }

/** Texts are shown as their keys. */
const page = async (data: typeof stored | undefined, lock?: string): Promise<string> => {
  const what = (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <SettingsPage
            title="Contact"
            subtitle="Shown in letters"
            query={{ data, error: null, refetch: () => undefined }}
            dataIn={z.object({ company: z.string() })}
            save={async () => ({ version: 4 })}
            stale={[]}
            {...(lock && { lock })}
            below={({ values }) => <p>{`preview of ${values.company}`}</p>}
          >
            {({ field }) => <TextField {...field('company')} required />}
          </SettingsPage>
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  return text((await prerenderToNodeStream(what)).prelude)
}

it('shows its head and a skeleton until the document is there', async () => {
  const html = await page(undefined)
  expect(html).toContain('Contact')
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('<form')
})

it('shows the fields with their labels, the save bar, the preview and the history', async () => {
  const html = await page(stored)
  expect(html).toContain('value="Muster AG"')
  const parts = ['project_settings_field_company', 'general_save', 'preview of Muster AG', 'project_settings_history']
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('can be locked with a reason, without a save bar', async () => {
  const html = await page(stored, 'Only the owner changes this')
  expect(html).toContain('Only the owner changes this')
  expect(html).not.toContain('general_save')
})
