// Dialog for a new building, which then opens beside the list.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { createBuilding, getBuildingCreation, listBuildings, type BuildingData } from '../contract/buildings.ts'
import { namedByAddress } from '../rules/new-building.ts'
import { BuildingFields } from './BuildingFields.tsx'
import styles from './NewBuildingModal.module.css'

export function NewBuildingModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useQuery({ ...queryOf(getBuildingCreation), staleTime: Infinity })
  return (
    <Modal onClose={onClose} title={t('buildings_new')} size={640}>
      <QueryView query={query} rows={6}>
        {(data) => <CreationForm first={data.data} onClose={onClose} />}
      </QueryView>
    </Modal>
  )
}

interface FormProps {
  first: BuildingData
  onClose: () => void
}

function CreationForm({ first, onClose }: FormProps) {
  const t = useText()
  const { open } = usePanel()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [values, setValues] = useState(first)
  const creation = useChange(createBuilding, {
    errors: 'own',
    stale: [listBuildings],
    onDone: ({ id }) => {
      onClose()
      void open('BuildingEdit', id)
    },
  })
  const set = <Field extends keyof BuildingData>(field: Field, value: BuildingData[Field]) => {
    setValues((before) => namedByAddress(before, { ...before, [field]: value }))
    clear(field)
  }
  const labels = Object.fromEntries(Object.keys(values).map((field) => [field, t(`buildings_field_${field}`)]))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        creation.mutate({ body: values }, { onError: take })
      }}
    >
      <Stack gap={16}>
        <ErrorSummary errors={errors} labels={labels} />
        <div className={styles.fields}>
          <BuildingFields form={{ values, set, errorOf }} />
        </div>
        <DialogButtons>
          <CancelButton />
          <Button type="submit" loading={creation.isPending}>
            {t('buildings_create')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
