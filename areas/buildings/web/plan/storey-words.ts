// Labels of the storeys beside the drawing of a house.

import type { Translate } from '#platform/web/i18n/texts.ts'
import type { Roof, Level } from '../../rules/storeys.ts'

interface Named {
  level: Level
  upTo: number | null
}

/** `roof` names the storey right under the roof; other storeys are numbered. */
export function storeyWords(t: Translate, { level, upTo }: Named, roof: Roof = 'flat'): string {
  if (typeof level !== 'number') return t(`buildings_storey_${level}`)
  if (upTo !== null) return t('buildings_storey_range', { from: counted(t, level), to: counted(t, upTo) })
  return roof === 'flat' ? counted(t, level) : t(`buildings_storey_${roof}`)
}

function counted(t: Translate, level: number): string {
  if (!Number.isInteger(level)) return t('buildings_storey_between')
  if (level === 0) return t('buildings_storey_ground')
  if (Math.abs(level) === 1) return t(level > 0 ? 'buildings_storey_first' : 'buildings_storey_cellar')
  return t(level > 0 ? 'buildings_storey_up' : 'buildings_storey_down', { storey: Math.abs(level) })
}
