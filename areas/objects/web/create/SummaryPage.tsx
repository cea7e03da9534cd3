// Summary of all entries, with links to their pages.

import { Button } from '@mantine/core'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList, type KeyValue } from '#platform/web/ui/KeyValueList.tsx'
import { reckon } from '../../rules/object-prices.ts'
import { sectionsOf, type Asked } from '../../rules/object-sections.ts'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { fieldWords } from '../fields/field-words.ts'
import { isShown } from '../media/chosen-document.ts'
import styles from './create.module.css'
import { wizardPages, type WizardPageKey } from './new-object.ts'
import type { NewObjectWizard } from './use-new-object.ts'

interface Props {
  wizard: NewObjectWizard
  asked: Asked
  buildings: readonly { id: string; title: string; address: string }[]
}

export function SummaryPage({ wizard, asked, buildings }: Props) {
  const t = useText()
  const { wanted, setPlace, place } = wizard
  const said = (page: WizardPageKey): KeyValue[] => {
    if (page === 'address') return addressWords(t, wanted, buildings)
    if (page === 'upload') return mediaWords(t, wanted)
    if (page === 'summary') return []
    const items = sectionsOf(asked, page)
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const value = fieldWords(t, field, wanted.data[field])
        return value === undefined ? [] : [{ label: t(`objects_field_${field}`), value }]
      })
    const { grossRent } = reckon(wanted.data)
    const gross = { label: t('objects_field_grossRent'), value: formatMoney(grossRent) }
    return page === 'prices' && grossRent !== null ? [...items.slice(0, 2), gross, ...items.slice(2)] : items
  }
  return wizardPages.slice(0, -1).map((page, at) => {
    const items = said(page)
    const title = t(`objects_wizard_${page}`)
    return (
      <section key={page} className={styles.section} aria-label={title}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('objects_wizard_change', { page: title })}
            onClick={() => setPlace({ ...place, at })}
          >
            {t('general_edit')}
          </Button>
        </div>
        {items.length > 0 ? (
          <KeyValueList items={items} columns={2} />
        ) : (
          <p className={styles.empty}>{t('objects_wizard_nothing')}</p>
        )}
      </section>
    )
  })
}

type Say = ReturnType<typeof useText>
type Wanted = NewObjectWizard['wanted']

function addressWords(t: Say, wanted: Wanted, buildings: Props['buildings']): KeyValue[] {
  const { isNewBuilding, buildingId, building } = wanted
  const existing = buildings.find(({ id }) => id === buildingId)
  const { street, houseNumber, postalCode, city, canton } = building
  return isNewBuilding
    ? [
        { label: t('objects_building_new'), value: building.title },
        {
          label: t('objects_wizard_address'),
          value: `${street} ${houseNumber}, ${postalCode} ${city} (${canton})`,
        },
      ]
    : [
        { label: t('objects_building_choice'), value: existing?.title },
        { label: t('objects_wizard_address'), value: existing?.address },
      ]
}

function mediaWords(t: Say, { images, documents }: Wanted): KeyValue[] {
  const pictures = { label: t('objects_pictures'), value: t('objects_wizard_pictures', { count: images.length }) }
  const papers = documents.map((document) => ({
    label: t(`objects_document_${document.key}`),
    value: isShown(document) ? t('objects_document_shown', { name: document.displayName }) : document.displayName,
  }))
  return images.length > 0 ? [pictures, ...papers] : papers
}
