import { beforeAll, expect, it } from 'vitest'
import { rememberPanels } from './known-panels.ts'
import { addressOfPanel, panelIn } from './panel-address.ts'

beforeAll(() => rememberPanels(['ApplicationAdult', 'Messenger']))

it('reads a panel out of the address, and writes it back', () => {
  const panel = { key: 'ApplicationAdult', id: '7', extra: 'tenant:9' } as const
  expect(panelIn('ApplicationAdult:7:tenant:9')).toEqual(panel)
  expect(addressOfPanel(panel)).toBe('ApplicationAdult:7:tenant:9')
  expect(panelIn('Messenger:7')).toEqual({ key: 'Messenger', id: '7' })
})

it('ignores what is no panel of ours', () => {
  for (const address of [undefined, '', 'Messenger', 'Messenger:', 'Unknown:7', '<script>:7']) {
    expect(panelIn(address)).toBeUndefined()
  }
})
