// Wizard for a new object (spec 2 §2): area, prices, address, images and documents, rental, additional information,
// summary.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { WizardModal } from '#platform/web/modal/WizardModal.tsx'
import { getObjectCreation } from '../../contract/create.ts'
import type { ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { DocumentsField } from '../media/DocumentsField.tsx'
import createStyles from './create.module.css'
import { PicturesField } from '#areas/files/web/public.tsx'
import { AddressPage } from './AddressPage.tsx'
import { wizardPages, type WizardPageKey } from './new-object.ts'
import { SummaryPage } from './SummaryPage.tsx'
import { useNewObject } from './use-new-object.ts'
import { WizardFields } from './WizardFields.tsx'

interface Props {
  kind: ObjectKind
  onClose: () => void
}

export default function CreateObjectWizard({ kind, onClose }: Props) {
  const t = useText()
  // The initial data must not change during input, so it is never refetched.
  const query = useQuery({
    ...queryOf(getObjectCreation, { params: { kind } }),
    staleTime: Infinity,
  })
  const { data } = query
  if (data) return <Wizard creation={data} onClose={onClose} />
  return (
    <Modal onClose={onClose} title={t(`objects_new_${kind}`)} size={1000}>
      <QueryView query={query} rows={8} />
    </Modal>
  )
}

interface WizardProps {
  creation: ReceivedResponseOf<typeof getObjectCreation>
  onClose: () => void
}

function Wizard({ creation, onClose }: WizardProps) {
  const t = useText()
  const { kind, isForSale, buildings } = creation
  const asked = { kind, isForSale }
  const wizard = useNewObject({ asked, first: creation.data, onDone: onClose })
  const { wanted, change, errorOf } = wizard
  const contentOf = (page: WizardPageKey) => {
    switch (page) {
      case 'address':
        return <AddressPage wizard={wizard} buildings={buildings} />
      case 'upload':
        return (
          <Stack gap={28}>
            <PicturesField
              pictures={wanted.images}
              onChange={(images) => change({ images })}
              error={errorOf('updatedImages')}
            />
            <DocumentsField
              documents={wanted.documents}
              onChange={(documents) => change({ documents })}
              error={errorOf('updatedFiles')}
            />
          </Stack>
        )
      case 'summary':
        return <SummaryPage wizard={wizard} asked={asked} buildings={buildings} />
      default:
        return <WizardFields page={page} asked={asked} form={{ values: wanted.data, set: wizard.set, errorOf }} />
    }
  }
  const withDraftNotice = (page: WizardPageKey) => (
    <>
      {wizard.keptAt && <DraftNotice at={wizard.keptAt} beginAnew={wizard.beginAnew} />}
      {contentOf(page)}
    </>
  )
  return (
    <WizardModal
      survivesReload
      title={t(`objects_new_${kind}`)}
      pages={wizardPages.map((key) => ({ key, title: t(`objects_wizard_${key}`), content: withDraftNotice(key) }))}
      place={wizard.place}
      onPlace={wizard.setPlace}
      isChanged={wizard.isChanged}
      check={wizard.check}
      completeLabel={t('objects_create')}
      complete={wizard.complete}
      onClose={() => {
        wizard.discard()
        onClose()
      }}
    />
  )
}

/** Notice that the wizard restored a draft, with a button to start over. */
function DraftNotice({ at, beginAnew }: { at: string; beginAnew: () => void }) {
  const t = useText()
  return (
    <div className={createStyles.draft} role="status">
      <span>{t('objects_wizard_kept', { at: formatDateTime(at) })}</span>
      <Button variant="default" size="compact-sm" onClick={beginAnew}>
        {t('objects_wizard_begin_anew')}
      </Button>
    </div>
  )
}
