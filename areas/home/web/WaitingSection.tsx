// Counts per state as tiles; each leads to the list in exactly that state.

import type { ReceivedAnswerOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import type { getMyWork } from '../contract/shell.ts'
import { StateLabel } from './StateLabel.tsx'

type Work = ReceivedAnswerOf<typeof getMyWork>

interface Counted {
  state: string
  count: number
  capped?: boolean
}

export function WaitingSection({ work }: { work: Work }) {
  const t = useText()
  const groups: { title: string; path: string; counts: Counted[] | null }[] = [
    { title: 'menu_applications', path: '/applications', counts: work.applications },
    { title: 'menu_apartments', path: '/objects/apartments', counts: work.objects },
    { title: 'menu_tenant', path: '/tenant', counts: work.tenants },
  ]
  return groups.map(({ title, path, counts }) =>
    counts && counts.length > 0 ? (
      <Section key={path} title={t(title)} bare>
        <Tiles>
          {counts.map(({ state, count, capped }) => (
            <Tile key={state} label={<StateLabel state={state} />} to={path} search={{ state }}>
              {formatNumber(count)}
              {capped ? '+' : ''}
            </Tile>
          ))}
        </Tiles>
      </Section>
    ) : null,
  )
}
