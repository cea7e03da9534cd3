// Staff enter a paper application: they choose the objects and the day of receipt, then fill in the normal form.

import { Button, MultiSelect, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFileText } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { useAskedCreation } from '#platform/web/core/asked-creation.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { beginPaperApplication, findPaperObjects } from '../../contract/paper.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { receiptDays } from '../../rules/paper-form.ts'

/** `create` in the address of the list. */
const paper = ['paper']

export default function PaperButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useAskedCreation(paper, () => setOpen(true))
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('application_form_paper_begin')}
      </Button>
      {isOpen && <PaperModal onClose={() => setOpen(false)} />}
    </>
  )
}

function PaperModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const problems = useServerErrors()
  const [today] = useState(() => swissDay(new Date()))
  const [uuids, setUuids] = useState<string[]>([])
  const [receivedOn, setReceivedOn] = useState(today)
  const [language, setLanguage] = useState<Language>('de')
  const begin = useChange(beginPaperApplication, {
    errors: 'own',
    onDone: ({ formsCredentials: { slug, token }, formId }) =>
      navigate({ to: `/form/application/new/${slug}/${token}/${formId}` }),
  })
  return (
    <Modal onClose={onClose} title={t('application_form_paper_title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          begin.mutate({ body: { uuids, receivedOn, language } }, { onError: problems.take })
        }}
      >
        <Stack gap={16}>
          <ObjectsField value={uuids} onChange={setUuids} error={problems.errorOf('uuids')} />
          <DateField
            label={t('application_form_paper_received')}
            name="receivedOn"
            required
            {...receiptDays(today)}
            value={receivedOn}
            error={problems.errorOf('receivedOn')}
            onChange={setReceivedOn}
          />
          <SelectField
            label={t('application_form_paper_language')}
            name="language"
            required
            options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
            value={language}
            onChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? 'de')}
          />
          <DialogButtons>
            <CancelButton />
            <Button type="submit" loading={begin.isPending}>
              {t('application_form_paper_fill_in')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}

interface ObjectsProps {
  value: string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

const mostWishes = 3

function ObjectsField({ value, onChange, error }: ObjectsProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words, 250)
  const { data } = useQuery({ ...queryOf(findPaperObjects, { query: { search } }), placeholderData: keepPreviousData })
  const [known, setKnown] = useState(new Map<string, string>())
  const found = (data?.objects ?? []).map(({ value: id, displayName }) => ({ value: id, label: displayName }))
  // Keeps the labels of selected objects that the current search does not return.
  const chosen = value.flatMap((id) =>
    found.some((one) => one.value === id) ? [] : [{ value: id, label: known.get(id) ?? '–' }],
  )
  return (
    <MultiSelect
      label={t('application_form_paper_objects')}
      description={t('application_form_paper_objects_hint')}
      withAsterisk
      aria-required
      data={[...found, ...chosen]}
      value={value}
      maxValues={mostWishes}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options }) => options}
      hidePickedOptions
      error={error ?? null}
      nothingFoundMessage={t('general_no_entries_available')}
      onChange={(ids) => {
        setKnown(new Map([...known, ...found.map((one) => [one.value, one.label] as const)]))
        onChange(ids)
      }}
    />
  )
}
