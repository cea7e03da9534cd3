// Location of an object in its house: a small sketch of the section with the unit marked, linked to the plan.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getBuildingPlan } from '../../contract/plan.ts'
import { drawSection } from '../../rules/section-drawing.ts'
import styles from './HouseSketch.module.css'
import { storeyWords } from './storey-words.ts'

interface Props {
  buildingId: string
  objectId: string
}

export function HouseSketch({ buildingId, objectId }: Props) {
  const t = useText()
  const { data } = useQuery(queryOf(getBuildingPlan, { params: { id: buildingId } }))
  if (!data) return null
  const { roof, storeys } = data.plan
  const drawn = drawSection({
    roof,
    storeys: storeys.map((storey) => ({
      ...storey,
      units: storey.units.map(({ id, area, kind }) => ({
        id,
        area,
        isSmall: kind === 'parkingspace' || kind === 'other',
      })),
    })),
  }).storeys
  const at = drawn.findIndex(({ lines }) => lines.flat().some(({ unit }) => unit.id === objectId))
  const place = drawn[at]
  if (!place || drawn.flatMap(({ lines }) => lines.flat()).length < 2) return null
  const storey = storeyWords(t, place, at === 0 ? roof : 'flat')
  return (
    <Section title={t('buildings_sketch')} bare>
      <ScreenLink to={`/objects/buildings/${buildingId}`} search={{ unit: objectId }} className={styles.sketch}>
        <span className={styles.house} aria-hidden>
          {drawn.flatMap(({ level, lines }) =>
            lines.map((line, number) => (
              <span
                key={`${level} ${number}`}
                className={styles.storey}
                data-where={typeof level === 'number' ? (level < 0 ? 'below' : 'above') : level}
              >
                {line.map(({ unit, width }) => (
                  <span
                    key={unit.id}
                    className={styles.unit}
                    style={{ flexBasis: `${width * 100}%` }}
                    data-marked={unit.id === objectId || undefined}
                  />
                ))}
              </span>
            )),
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.where}>{storey}</span>
          <span className={styles.lead}>{t('buildings_sketch_to_plan')}</span>
        </span>
      </ScreenLink>
    </Section>
  )
}
