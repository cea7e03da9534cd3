// Wizard of a project (spec 2 §2): details, address, key data, contacts, uploads, criteria. The same wizard edits one.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { WizardModal } from '#platform/web/modal/WizardModal.tsx'
import { getProjectCreation } from '../../contract/create.ts'
import { AddressStep } from './AddressStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { CriteriaStep } from './CriteriaStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { KeyDataStep } from './KeyDataStep.tsx'
import { UploadsStep } from './UploadsStep.tsx'
import { useProjectWizard, wizardPages, type WizardPageKey } from './use-project-wizard.ts'

interface Props {
  /** The project to edit; a new one without it. */
  id?: string
  onSaved: (id: string) => unknown
  onClose: () => void
}

export function ProjectWizard({ id, ...rest }: Props) {
  const t = useText()
  // The initial data must not change during input.
  const query = useQuery({
    ...queryOf(getProjectCreation, { query: id ? { id } : {} }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data } = query
  if (data) return <Wizard creation={data} {...rest} />
  return (
    <Modal onClose={rest.onClose} title={t(id ? 'projects_edit' : 'projects_create')} size={1000}>
      <QueryView query={query} rows={8} />
    </Modal>
  )
}

interface WizardProps extends Omit<Props, 'id'> {
  creation: ReceivedResponseOf<typeof getProjectCreation>
}

function Wizard({ creation, onSaved, onClose }: WizardProps) {
  const t = useText()
  const wizard = useProjectWizard({ creation, onSaved })
  const contentOf = (page: WizardPageKey) => {
    switch (page) {
      case 'details':
        return <DetailsStep {...wizard.partOf('details')} />
      case 'address':
        return <AddressStep {...wizard.partOf('address')} />
      case 'keyData':
        return <KeyDataStep {...wizard.partOf('keyData')} />
      case 'contactDetails':
        return <ContactStep {...wizard.partOf('contactDetails')} />
      case 'uploads':
        return <UploadsStep wizard={wizard} />
      case 'criteriaForm':
        return <CriteriaStep {...wizard.partOf('criteriaForm')} />
    }
  }
  const isNew = creation.id === null
  return (
    <WizardModal
      title={isNew ? t('projects_create') : t('projects_edit_of', { title: creation.data.details.title })}
      pages={wizardPages.map((key) => ({ key, title: t(`projects_wizard_${key}`), content: contentOf(key) }))}
      place={wizard.place}
      onPlace={wizard.setPlace}
      isChanged={wizard.isChanged}
      canContinue={!isNew || wizard.isChanged}
      check={wizard.check}
      completeLabel={t(isNew ? 'projects_create' : 'projects_save')}
      complete={wizard.complete}
      onClose={() => {
        wizard.discard()
        onClose()
      }}
    />
  )
}
