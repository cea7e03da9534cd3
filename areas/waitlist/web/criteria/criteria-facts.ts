// Criteria as labelled facts, for the request page and the preview behind the mailed link.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import type { useText } from '#platform/web/i18n/texts.ts'
import type { KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import type { CriteriaData } from '../../contract/criteria.ts'
import { placeWords } from '../../rules/place-of.ts'

type Told = Omit<CriteriaData, 'kinds'> & { kinds: readonly string[] }

export function criteriaFacts(t: ReturnType<typeof useText>, criteria: Told): KeyValue[] {
  const { kinds, places, needs, roomsFrom, roomsTo, rentMax, areaFrom, moveInFrom, adults, children, note } = criteria
  const isHome = kinds.includes('apartment')
  const facts: (KeyValue | false)[] = [
    fact(t, 'kinds', kinds.map((kind) => t(`waitlist_kind_${kind}`)).join(', ')),
    isHome && { label: t('waitlist_column_rooms'), value: rangeWords(t, roomsFrom, roomsTo) },
    fact(t, 'rentMax', rentMax === null ? t('waitlist_open') : formatMoney(rentMax)),
    fact(t, 'areaFrom', areaFrom === null ? t('waitlist_open') : `${formatNumber(areaFrom)} m²`),
    fact(t, 'places', places.length === 0 ? t('waitlist_anywhere') : places.map(placeWords).join('; ')),
    fact(t, 'moveInFrom', moveInFrom === null ? t('waitlist_open') : formatDate(moveInFrom)),
    { label: t('waitlist_household'), value: householdWords(t, adults, children) },
    isHome &&
      fact(
        t,
        'needs',
        needs.length === 0 ? t('waitlist_no_needs') : needs.map((one) => t(`waitlist_need_${one}`)).join(', '),
      ),
    note !== null && fact(t, 'note', note),
  ]
  return facts.filter((one) => one !== false)
}

const fact = (t: ReturnType<typeof useText>, field: keyof CriteriaData, value: string): KeyValue => ({
  label: t(`waitlist_field_${field}`),
  value,
})

function rangeWords(t: ReturnType<typeof useText>, from: number | null, to: number | null): string {
  if (from !== null && from === to) return formatNumber(from)
  if (from !== null && to !== null) return `${formatNumber(from)}–${formatNumber(to)}`
  if (from !== null) return t('waitlist_from_on', { value: formatNumber(from) })
  return to === null ? t('waitlist_open') : t('waitlist_up_to', { value: formatNumber(to) })
}

const householdWords = (t: ReturnType<typeof useText>, adults: number, children: number): string =>
  [t('waitlist_adults', { count: adults }), children > 0 && t('waitlist_children', { count: children })]
    .filter(Boolean)
    .join(', ')
