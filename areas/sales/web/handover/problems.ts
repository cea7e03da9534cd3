// Problems of a protocol before it is signed, as messages by field path, and the labels for their summary.

import type { useText } from '#platform/web/i18n/texts.ts'
import { handoverProblems, type HandoverContent } from '../../rules/handover/handover-content.ts'
import type { KeptHandover } from './kept-handover.ts'

type Say = ReturnType<typeof useText>

export const problemsOf = (t: Say, { content, seller, buyer }: KeptHandover, today: string): Record<string, string> =>
  Object.fromEntries([
    ...handoverProblems(content, today).map(({ path, problem }) => [path, t(problem)]),
    ...Object.entries({ seller, buyer }).flatMap(([side, { name, signature }]) => [
      ...(name.trim() === '' ? [[`${side}.name`, t('general_field_is_required')]] : []),
      ...(signature.length === 0 ? [[`${side}.signature`, t('sales_signature_missing')]] : []),
    ]),
  ])

/** Field path → name of the field, with its room and point. */
export function labelsOf(t: Say, { rooms, meters, keys, people }: HandoverContent): Record<string, string> {
  const labels: Record<string, string> = {
    handedOverOn: t('sales_handover_on'),
    people: t('sales_handover_present'),
    rooms: t('sales_handover_rooms'),
  }
  for (const side of ['seller', 'buyer'] as const) {
    const party = t(`sales_handover_side_${side}`)
    labels[`${side}.name`] = `${party}: ${t('sales_handover_name')}`
    labels[`${side}.signature`] = `${party}: ${t('sales_accept_signature')}`
  }
  people.forEach((_, place) => (labels[`people.${place}.name`] = t('sales_handover_name')))
  rooms.forEach(({ title, points }, place) => {
    labels[`rooms.${place}.title`] = t('sales_handover_room')
    points.forEach((point, at) => {
      const path = `rooms.${place}.points.${at}`
      const name = [title, point.title].filter(Boolean).join(', ')
      labels[`${path}.title`] = `${name}: ${t('sales_handover_point')}`
      labels[`${path}.state`] = `${name}: ${t('sales_handover_state')}`
      labels[`${path}.remark`] = `${name}: ${t('sales_handover_defect_remark')}`
      labels[`${path}.responsible`] = `${name}: ${t('sales_handover_responsible')}`
      labels[`${path}.dueOn`] = `${name}: ${t('sales_handover_due')}`
    })
  })
  meters.forEach(({ kind }, place) => (labels[`meters.${place}.reading`] = t(`sales_meter_${kind}`)))
  keys.forEach(({ kind }, place) => {
    labels[`keys.${place}.note`] = t(`sales_key_${kind}`)
    labels[`keys.${place}.count`] = t(`sales_key_${kind}`)
  })
  return labels
}
