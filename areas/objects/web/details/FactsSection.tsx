// Facts about the object and its target group: occupancy, house rules, fittings, official numbers, and the text of
// the advertisement.

import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { objectSections } from '../../rules/object-sections.ts'
import { fieldWords } from '../fields/field-words.ts'
import styles from './FactsSection.module.css'

export function FactsSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { lets } = useSession()
  const { building, occupancy, features, tenderTitle, tenderNotice } = object
  const yesNo = (value: boolean | null) => (value === null ? null : t(value ? 'general_yes' : 'general_no'))
  const isLivedIn = object.kind === 'apartment'
  const facts = [
    { label: t('objects_field_floor'), value: object.floor },
    ...(isLivedIn ? [{ label: t('objects_orientation'), value: object.orientation }] : []),
    ...(isLivedIn && lets
      ? [
          { label: t('objects_persons'), value: rangeOf(occupancy.persons) },
          { label: t('objects_adults'), value: rangeOf(occupancy.adults) },
          { label: t('objects_field_allowsDogs'), value: yesNo(object.allowsDogs) },
          { label: t('objects_field_allowsCats'), value: yesNo(object.allowsCats) },
          { label: t('objects_field_isSubsidized'), value: yesNo(object.isSubsidized) },
        ]
      : []),
    { label: t('objects_construction_year'), value: building.constructionYear && String(building.constructionYear) },
    { label: t('objects_owner'), value: building.ownerName },
    { label: t('objects_official_numbers'), value: [building.egid, object.ewid].filter(Boolean).join(' / ') || null },
  ]
  return (
    <>
      <Section title={t('objects_facts')}>
        <KeyValueList items={facts} columns={2} />
        {features.length > 0 && (
          <ul className={styles.features} aria-label={t('objects_features')}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </Section>
      <KnownFacts facts={object.facts} />
      {(tenderTitle || tenderNotice) && (
        <Section title={t('objects_advert')}>
          {tenderTitle && <p className={styles.tender}>{tenderTitle}</p>}
          {tenderNotice && <p className={styles.notice}>{tenderNotice}</p>}
        </Section>
      )}
    </>
  )
}

/** Known facts in addition to the key facts, in the groups of the wizard. */
function KnownFacts({ facts }: Pick<ObjectView, 'facts'>) {
  const t = useText()
  const values = new Map<string, unknown>(facts.map(({ key, value }) => [key, value]))
  const groups = objectSections.map(({ key, fields }) => ({
    key,
    items: fields.flatMap((field) => {
      const value = fieldWords(t, field, values.get(field))
      return value === undefined ? [] : [{ label: t(`objects_field_${field}`), value: linked(value) }]
    }),
  }))
  const told = groups.filter(({ items }) => items.length > 0)
  if (told.length === 0) return null
  return (
    <Section title={t('objects_further_facts')}>
      {told.map(({ key, items }) => (
        <div key={key} className={styles.group}>
          <h3 className={styles.groupTitle}>{t(`objects_section_${key}`)}</h3>
          <KeyValueList items={items} columns={2} />
        </div>
      ))}
    </Section>
  )
}

const linked = (words: string) =>
  /^https?:\/\//.test(words) ? (
    <a href={words} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    words
  )

function rangeOf({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min === null && max === null) return null
  if (min === max) return formatNumber(min)
  return `${min === null ? '' : formatNumber(min)}–${max === null ? '' : formatNumber(max)}`
}
