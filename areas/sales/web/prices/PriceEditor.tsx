// What-if on the prices of objects for sale: totals at once, a group that moves in percent, and each price by slider or keyboard.
// Nothing is saved until the draft is.

import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { MarksRequired } from '#platform/web/form/field-props.ts'
import { askToDiscard } from '#platform/web/modal/discard.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import type { PricedObject, PriceListView } from '../../contract/price-lists.ts'
import { pricesPath } from '../../rules/prices/price-address.ts'
import { noFilter, passes } from '../../rules/prices/price-filter.ts'
import { isFixed, referencePrices, totalsOf, type DraftPrices } from '../../rules/prices/what-if.ts'
import { GroupControls } from './GroupControls.tsx'
import { PriceFilters } from './PriceFilters.tsx'
import { PriceSheetModal } from './PriceSheetModal.tsx'
import { PriceTable } from './PriceTable.tsx'
import { PriceTotals } from './PriceTotals.tsx'
import { StickySum } from './StickySum.tsx'
import { SaveDraftModal } from './SaveDraftModal.tsx'
import { comparedObjects, useDraftPrices, type ComparedObject } from './use-draft-prices.ts'
import styles from './PriceEditor.module.css'

interface Props {
  title: string
  badge?: ReactNode
  objects: readonly PricedObject[]
  /** Prices to begin with, in Rappen. */
  start: DraftPrices
  /** Null for a new version. */
  list: PriceListView | null
  isEditable: boolean
  actions?: ReactNode
  facts?: ReactNode
  below?: ReactNode
}

export function PriceEditor({ title, badge, objects, start, list, isEditable, actions, facts, below }: Props) {
  const t = useText()
  const compared = useMemo(() => comparedObjects(objects), [objects])
  const draft = useDraftPrices(compared, start)
  const [filter, setFilter] = useState(noFilter)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [isReading, setReading] = useState(false)
  const shown = useMemo(() => compared.filter((one) => passes(filter, one.shown)), [compared, filter])
  const group = useMemo(() => groupOf(shown, selected), [shown, selected])
  const totals = totalsOf(shown, draft.prices)
  const before = totalsOf(shown, referencePrices(shown))
  const mayLeave = useLeaveGuard(isEditable && draft.isChanged)
  const { settle } = draft
  const toggle = useCallback(
    (id: string) => {
      setSelected((before) => toggled(before, id))
      settle()
    },
    [settle],
  )
  // The totals follow the slider at once, the rows of a long table as soon as there is time.
  const rowPrices = useDeferredValue(draft.prices)
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        badge={badge}
        back={{ to: pricesPath, label: t('screen_sale_prices') }}
        menu={
          <>
            {actions}
            {isEditable && (
              <Button variant="default" onClick={() => setReading(true)}>
                {t('sales_price_sheet')}
              </Button>
            )}
          </>
        }
        action={
          isEditable && (
            <>
              {draft.isChanged && (
                <Button variant="default" onClick={draft.reset}>
                  {t('sales_price_reset')}
                </Button>
              )}
              <Button onClick={() => setSaving(true)}>{t('sales_price_save')}</Button>
            </>
          )
        }
      />
      {facts}
      <MarksRequired value={false}>
        <PriceFilters
          objects={compared}
          filter={filter}
          onChange={(next) => {
            setFilter(next)
            setSelected(new Set())
            draft.settle()
          }}
        />
        <PriceTotals totals={totals} before={before} />
        {isEditable && <GroupControls group={group} isSelection={selected.size > 0} shown={shown} draft={draft} />}
      </MarksRequired>
      <StickySum totals={totals} before={before} />
      <PriceTable
        objects={shown}
        prices={rowPrices}
        step={draft.step}
        isEditable={isEditable}
        selected={selected}
        onSelect={(next) => {
          setSelected(next)
          draft.settle()
        }}
        onToggle={toggle}
        onPrice={draft.setPrice}
      />
      {below}
      {isReading && (
        <PriceSheetModal
          objects={compared}
          prices={draft.prices}
          onTake={draft.replace}
          onClose={() => setReading(false)}
        />
      )}
      {isSaving && (
        <SaveDraftModal list={list} prices={draft.prices} onSaved={mayLeave} onClose={() => setSaving(false)} />
      )}
    </div>
  )
}

const toggled = (before: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(before)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selected objects, or all that are shown; those with an agreed price do not move. */
const groupOf = (shown: readonly ComparedObject[], selected: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    shown.filter((object) => !isFixed(object) && (selected.size === 0 || selected.has(object.id))).map(({ id }) => id),
  )

/** Asks before unsaved prices are lost. Returns a function to call before the page is left after saving. */
function useLeaveGuard(isDirty: boolean) {
  const isSaved = useRef(false)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty || isSaved.current || current.pathname === next.pathname) return false
      const discards = await askToDiscard()
      return !discards
    },
    enableBeforeUnload: () => isDirty && !isSaved.current,
  })
  return useCallback(() => {
    isSaved.current = true
  }, [])
}
