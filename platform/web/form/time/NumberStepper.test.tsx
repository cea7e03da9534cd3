import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import { NumberStepper } from './NumberStepper.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

it('puts its label into the message of a bound', async () => {
  const field = <NumberStepper label="Zimmer" error="{{label}}: mindestens 1" value={0} onChange={() => {}} />
  const html = await text((await prerenderToNodeStream(<MantineProvider>{field}</MantineProvider>)).prelude)
  expect(html).toContain('Zimmer: mindestens 1')
  expect(html).not.toContain('{{label}}')
})
