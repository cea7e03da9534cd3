// Commands on the active row of a list. They press the row's own button, or run what the page declares.

import type { Row } from '#platform/contract/table.ts'
import { recordKeys, type RecordKey } from '../../core/record-keys.ts'
import type { Command } from '../../core/commands.ts'
import { notify } from '../../core/notify.ts'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { askForBulk } from '../bulk/asked-bulk.ts'
import { useListContext } from '../list-context.ts'
import { useListTools, type RowCommand } from '../list-tools.ts'
import { countSelected } from '../selection.ts'
import { elementOf } from './element-of.ts'
import { useRefusals } from './use-refusals.ts'

export function useRowCommands(active: Row | undefined, group: string): Command[] {
  const t = useText()
  const { can } = useSession()
  const { definition, choice, total } = useListContext()
  const refusalOf = useRefusals()
  const { rowCommands, onFavourite } = useListTools()
  const hasMails =
    definition.header.some(({ buttons }) => buttons?.includes('messenger')) && can('shared_communication')
  const hasStar = onFavourite !== undefined && definition.header.some(({ cell }) => cell === 'star')
  const askForSelected = (bulkAction: string) => {
    // Rows that are already selected come first; otherwise the active row is selected, as its box would do.
    if (countSelected(choice.selection, total.items) === 0) {
      if (!active) return
      const refusal = refusalOf(active)
      if (refusal) {
        notify({ type: 'info', title: refusal })
        return
      }
      choice.toggle(active)
    }
    askForBulk(bulkAction)
  }
  const perform = ({ bulkAction, run }: RowCommand) => {
    if (bulkAction !== undefined) askForSelected(bulkAction)
    else if (active) void run?.(active)
  }
  const own = rowCommands.filter(({ permission }) => !permission || can(permission))
  return [
    ...(hasStar ? [command('star', t('table_favourite'), () => pressButton(active, 'star'))] : []),
    ...(hasMails ? [command('message', t('table_mail'), () => pressButton(active, 'message'))] : []),
    ...own.map((one) => command(one.key, t(one.title), () => perform(one))),
  ].map((one) => ({ ...one, group }))
}

const command = (key: RecordKey, title: string, run: () => void): Command => ({
  id: `list-${key}`,
  title,
  keys: recordKeys[key],
  run,
})

function pressButton(row: Row | undefined, key: RecordKey): void {
  const button = row && elementOf(row._id)?.querySelector<HTMLElement>(`[data-record-key="${key}"]`)
  const isUnavailable = button?.getAttribute('aria-disabled') === 'true'
  if (isUnavailable) notify({ type: 'info', title: button?.getAttribute('aria-label') ?? '' })
  else button?.click()
}
