// Assigns an object without an offer: shows object, applicant and the mail that informs them.

import { SendMailModal } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { previewMail } from '../../contract/offer-actions.ts'
import type { ObjectChoice } from '../../contract/offers.ts'
import { useSendDirectAssignment } from '../changes.ts'

interface Props {
  application: { applicationId: string; version: number; contactName: string }
  /** Main object first. */
  objects: readonly ObjectChoice[]
  words: { comment?: string }
  onAssigned: () => void
  onClose: () => void
}

export function AssignModal({ application, objects, words, onAssigned, onClose }: Props) {
  const t = useText()
  const assigning = useSendDirectAssignment(onAssigned)
  const { applicationId, version, contactName } = application
  const objectIds = objects.map(({ objectId }) => objectId)
  const [apartmentId = '', ...secondaryObjectIds] = objectIds
  const titles = objects.map(({ title }) => title).join(', ')
  return (
    <SendMailModal
      title={t('applications_assign_directly_title', { object: titles })}
      text={t('applications_assign_directly_text', { name: contactName, object: titles })}
      send={t('applications_action_assign_directly')}
      about={objectIds.join(' ')}
      look={(mail) => call(previewMail, { body: { kind: 'direct_assignment', applicationId, objectIds, mail } })}
      isSending={assigning.isPending}
      onSend={(sent) =>
        assigning.mutate(
          { params: { applicationId, apartmentId }, body: { version, secondaryObjectIds, ...words, ...sent } },
          {
            onError: (failure) => {
              tellFailure(failure)
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
