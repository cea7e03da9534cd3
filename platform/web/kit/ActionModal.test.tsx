import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ActionButton } from './ActionButton.tsx'
import { ActionModal } from './ActionModal.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** In the test environment the library renders dialogs in place. Texts are shown as their keys. */
const drawn = async (what: ReactNode): Promise<string> => {
  const page = (
    <MantineProvider env="test">
      <RouterContextProvider router={router}>{what}</RouterContextProvider>
    </MantineProvider>
  )
  return text((await prerenderToNodeStream(page)).prelude)
}

const buttonIn = (html: string, words: string): string =>
  html.split('<button').find((part) => part.split('</button')[0]?.includes(words)) ?? ''

describe('the button of an action', () => {
  it('can be pressed', async () => {
    const html = await drawn(<ActionButton availability={{ allowed: true }}>Send</ActionButton>)
    expect(html).toContain('type="button"')
    expect(html).not.toContain('aria-disabled')
  })

  it('stays focusable while it is unavailable', async () => {
    const html = await drawn(<ActionButton availability={{ allowed: false, reason: 'Already let' }}>Send</ActionButton>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=""')
  })
})

describe('the dialog of an action', () => {
  const change = { isPending: false, mutate: () => undefined }
  const dialog = (props: Partial<Parameters<typeof ActionModal>[0]>) =>
    drawn(
      <ActionModal
        title="Cancel tenancy"
        text="The flat becomes free."
        reason={{ label: 'Reason', required: true }}
        action="Cancel now"
        change={change}
        send={() => undefined}
        onClose={() => undefined}
        {...props}
      />,
    )

  it('shows title, text, reason, Cancel and the action, in this order', async () => {
    const html = await dialog({})
    const parts = ['Cancel tenancy', 'The flat becomes free.', 'Reason', 'general_cancel', 'Cancel now']
    const places = parts.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).toContain('id="field-reason"')
    expect(buttonIn(html, 'Cancel now')).toContain('type="submit"')
  })

  it('shows fields above the reason and below it', async () => {
    const html = await dialog({ children: () => <p>above</p>, below: <p>beneath</p> })
    expect(html.indexOf('above')).toBeLessThan(html.indexOf('field-reason'))
    expect(html.indexOf('beneath')).toBeGreaterThan(html.indexOf('field-reason'))
  })

  it('has a red button if the action ends something', async () => {
    expect(buttonIn(await dialog({ danger: true }), 'Cancel now')).toContain('red')
    expect(buttonIn(await dialog({}), 'Cancel now')).not.toContain('red')
  })

  it('shows that it is sending, and an unavailable action', async () => {
    const pending = await dialog({ change: { ...change, isPending: true } })
    expect(buttonIn(pending, 'Cancel now')).toContain('data-loading="true"')
    const unavailable = await dialog({ availability: { allowed: false, reason: 'Signed already' } })
    expect(buttonIn(unavailable, 'Cancel now')).toContain('aria-disabled="true"')
  })
})
