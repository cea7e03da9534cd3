// Key figures of a household, for the fields that its form contains.

import { IconCar, IconCash, IconMoodKid, IconUsers } from '@tabler/icons-react'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Tile } from '#platform/web/ui/Tile.tsx'
import type { ApplicationView, TileKey } from '../../contract/application.ts'
import styles from './ApplicationTiles.module.css'

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true }

export function ApplicationTiles({ application: { tiles, shownTiles } }: { application: ApplicationView }) {
  const t = useText()
  const { householdIncome, adults, children, parkingSpaces } = tiles
  const isShown = (key: TileKey) => shownTiles.includes(key)
  return (
    <div className={styles.tiles}>
      {isShown('householdIncome') && (
        <Tile
          label={t('applications_tile_income')}
          icon={<IconCash {...icon} />}
          hint={householdIncome === null ? t('applications_tile_income_unknown') : t('applications_tile_income_hint')}
        >
          {householdIncome === null ? (
            '–'
          ) : (
            <span className={styles.amount}>
              {t('applications_tile_income_from', { amount: formatNumber(householdIncome) })}
            </span>
          )}
        </Tile>
      )}
      <Tile label={t('applications_tile_adults')} icon={<IconUsers {...icon} />}>
        {adults}
      </Tile>
      {isShown('children') && (
        <Tile label={t('applications_tile_children')} icon={<IconMoodKid {...icon} />}>
          {children}
        </Tile>
      )}
      {isShown('parkingSpaces') && (
        <Tile label={t('applications_tile_parking')} icon={<IconCar {...icon} />}>
          {parkingSpaces}
        </Tile>
      )}
    </div>
  )
}
