// Key figures, each with the way it was computed and the amounts that were used.

import { useText } from '#platform/web/i18n/texts.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Tile, Tiles } from '#platform/web/ui/Tile.tsx'
import type { ProjectView } from '../../contract/project.ts'
import { amountText, figureText } from '../../rules/figure-text.ts'
import type { Figure } from '../../rules/key-figures.ts'

export function FiguresSection({ project: { keyFigures } }: { project: ProjectView }) {
  const t = useText()
  return (
    <Section
      title={t('projects_key_figures')}
      bare
      {...(keyFigures.length > 0 && { description: t('projects_key_figures_hint') })}
    >
      {keyFigures.length === 0 ? (
        <Paragraph isSoft>{t('projects_key_figures_none')}</Paragraph>
      ) : (
        <FigureTiles figures={keyFigures} />
      )}
    </Section>
  )
}

export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  const t = useText()
  return (
    <Tiles>
      {figures.map((figure) => (
        <Tile key={figure.key} label={t(`projects_figure_${figure.key}`)} hint={<HowComputed figure={figure} />}>
          {figureText(figure)}
        </Tile>
      ))}
    </Tiles>
  )
}

/** These are divided by a count or an area, not by an amount. */
const perUnit: readonly Figure['key'][] = ['price_per_apartment', 'price_per_square_meter']

function HowComputed({ figure: { key, of } }: { figure: Figure }) {
  const t = useText()
  const [dividend, divisor] = of
  return t('projects_figure_parts', {
    how: t(`projects_figure_${key}_how`),
    dividend: amountText(dividend),
    divisor: perUnit.includes(key) ? formatNumber(divisor) : amountText(divisor),
  })
}
