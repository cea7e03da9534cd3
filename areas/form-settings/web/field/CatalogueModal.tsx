// Catalogue of product questions, grouped by their usual section: with text search, and marks on questions that are
// already in the form or legally restricted.

import { Badge, Button, TextInput } from '@mantine/core'
import { IconPlus, IconScale, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { allCatalogueFields, type CatalogueField } from '#areas/forms/rules/field-catalogue.ts'
import { useFormText } from '#areas/application-form/web/public.tsx'
import { withNewField } from '../../rules/definition-edits.ts'
import { fieldKeysFor, neverAskedBy } from '../../rules/new-parts.ts'
import { sectionAt, type SectionPlace } from '../../rules/places.ts'
import { objectionTo } from '../../rules/question-guard.ts'
import { useBench, useDefinition, useSectionPart } from '../builder/bench-context.ts'
import styles from './CatalogueModal.module.css'

export function CatalogueModal({ place, onClose }: { place: SectionPlace; onClose: () => void }) {
  const t = useText()
  const said = useFormText()
  const { workbench, kind } = useBench()
  const form = useDefinition()
  const of = useSectionPart(place, 'of') ?? 'household'
  const [searched, setSearched] = useState('')
  const used = fieldKeysFor(form, of)
  const wanted = searched.trim().toLocaleLowerCase()
  const found = allCatalogueFields
    .filter((one) => one.of === of && !neverAskedBy(kind).includes(one.field.type))
    .filter(({ field, section }) => `${said(field.label)} ${said(section)}`.toLocaleLowerCase().includes(wanted))
  const groups = Map.groupBy(found, ({ section }) => said(section))
  const add = ({ field }: CatalogueField) =>
    workbench.edit({ ...place, kind: 'field', field: field.key }, (before) =>
      withNewField(before, place, { ...field, active: true }),
    )
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('form_settings_catalogue')} size={640}>
      <p className={styles.about}>{t(`form_settings_catalogue_of_${of}`)}</p>
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('form_settings_catalogue_search')}
        placeholder={t('form_settings_catalogue_search')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={searched}
        onChange={(event) => setSearched(event.currentTarget.value)}
      />
      <div className={styles.groups}>
        {[...groups].map(([title, entries]) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <Entry
                  key={entry.field.key}
                  entry={entry}
                  place={place}
                  isUsed={used.has(entry.field.key)}
                  onAdd={() => add(entry)}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <EmptyState title={t('form_settings_catalogue_nothing')} />}
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{t('form_settings_done')}</Button>
      </DialogButtons>
    </Modal>
  )
}

interface EntryProps {
  entry: CatalogueField
  place: SectionPlace
  isUsed: boolean
  onAdd: () => void
}

function Entry({ entry: { field, personalData }, place, isUsed, onAdd }: EntryProps) {
  const t = useText()
  const said = useFormText()
  const { kind, preset } = useBench()
  const form = useDefinition()
  const section = sectionAt(form, place)
  const objection = section && objectionTo({ kind, preset, section, field })
  const title = said(field.label)
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <span className={styles.name}>{title}</span>
        <span className={styles.type}>
          {t(`form_settings_type_${field.type}`)}
          {personalData !== 'none' && ` · ${t(`form_settings_value_${personalData}`)}`}
        </span>
        {objection && (
          <span className={styles.law}>
            <IconScale size={14} stroke={1.5} aria-hidden />
            {t(objection.reason)}
          </span>
        )}
      </div>
      {isUsed ? (
        <Badge variant="default" tt="none" fw={500}>
          {t('form_settings_catalogue_used')}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          aria-label={t('form_settings_catalogue_add', { title })}
          onClick={onAdd}
        >
          {t('form_settings_add')}
        </Button>
      )}
    </li>
  )
}
