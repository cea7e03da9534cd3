// Tiles with the key figures.

import { IconCalendar, IconDimensions, IconFileText, IconTag } from '@tabler/icons-react'
import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Money } from '#platform/web/ui/Money.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import type { ObjectView } from '../../contract/object.ts'

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true }

export function ObjectTiles({ object }: { object: ObjectView }) {
  const t = useText()
  const { rooms, area, balconyArea, floor, prices, move_in_date, applicationCounts } = object
  const { lets } = useSession()
  const isForSale = !lets || (prices.grossRent === null && prices.sellingPrice !== null)
  const price = isForSale ? prices.sellingPrice : prices.grossRent
  const size = [rooms && t('objects_rooms_count', { rooms: formatNumber(rooms) }), floor].filter(Boolean).join(', ')
  return (
    <Tiles>
      <Tile
        label={t(isForSale ? 'objects_field_sellingPrice' : 'objects_field_grossRent')}
        icon={<IconTag {...icon} />}
        hint={
          prices.perSquareMetre === null
            ? undefined
            : t(isForSale ? 'objects_price_per_square_metre' : 'objects_per_square_metre', {
                amount: formatMoney(prices.perSquareMetre),
              })
        }
      >
        {price === null ? '–' : <Money amount={price} />}
      </Tile>
      <Tile label={t('objects_field_area')} icon={<IconDimensions {...icon} />} hint={size || undefined}>
        {area === null ? '–' : `${formatNumber(area)} m²`}
        {balconyArea !== null && <> + {formatNumber(balconyArea)}</>}
      </Tile>
      <Tile label={t('objects_field_move_in_date')} icon={<IconCalendar {...icon} />}>
        {move_in_date ? formatDate(move_in_date) : '–'}
      </Tile>
      <Tile
        label={t('objects_column_num_applications')}
        icon={<IconFileText {...icon} />}
        hint={t('objects_applications_all', { count: formatNumber(applicationCounts.all) })}
      >
        {formatNumber(applicationCounts.open)}
      </Tile>
    </Tiles>
  )
}
