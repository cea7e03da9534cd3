// Checks that every stored id has a composite foreign key, so that it refers to a record of the same workspace.
// Columns without such a key are listed here with the reason.

import { expect, it } from 'vitest'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

const withoutKey = {
  /** Set from the session of the acting person, never from request data. */
  acting: `application.evaluated_by application.first_seen_by application.recorded_by application_document.seen_by
    application_draft.recorded_by application_form.published_by assignment.assigned_by assignment.contract_checked_by
    contract_signature.recorded_by credit_check.checked_by denial.denied_by deposit_request.requested_by document_request.sent_by
    duplicate_verdict.decided_by evaluation.rated_by evaluation_comment.author_id evaluation_comment.resolved_by
    interested_person.recorded_by mail_address.lifted_by mail_message.author_id mail_message.printed_by mail_sender.asked_by
    mail_signature.changed_by mail_template.changed_by mail_template.created_by object_import.created_by
    object_reservation.created_by offer.sent_by point_rules.created_by print_batch.created_by print_batch.printed_by
    project_form.draft_by reference_request.recorded_by reference_request.sent_by rental_agreement_template.created_by
    signing_document.created_by stored_file.uploaded_by task_group.created_by upload_receipt.sender waitlist_proposal.sent_by
    waitlist_request.recorded_by audit_entry.actor_id object_sale.noted_by object_sale.taken_back_by draw.frozen_by
    draw.published_by draw.entered_by draw.confirmed_by draw.second_run_requested_by
    viewing_appointment.created_by viewing_secret.created_by
    budget_cost.created_by budget_cost.submitted_by budget_cost.approved_by budget_fee.calculated_by
    budget_invoice.created_by budget_invoice.cancelled_by budget_period.created_by
    budget_scenario.created_by report.created_by report_recipient.sent_by report_schedule.created_by
    bank_entry.settled_by bank_file.uploaded_by payment_booking.booked_by
    buying_confirmation.recorded_by buying_confirmation.sent_by reservation.created_by reservation.countersigned_by
    reservation_template.created_by sale_milestone.created_by price_list.created_by price_list.submitted_by
    price_list.decided_by sale_discount.proposed_by sale_discount.decided_by sale_discount.withdrawn_by
    sale_choice.chosen_by_user sale_date_proposal.created_by sale_option.created_by
    sale_option_version.created_by sale_handover.created_by sale_handover.signed_by sale_defect.done_by
    b2b_project.created_by b2b_project_nda.created_by investor.recorded_by interested_investor.recorded_by
    investor_nda.recorded_by investor_offer.recorded_by document_room.created_by room_file.uploaded_by
    room_file_version.uploaded_by room_terms.created_by room_access.user_id room_access.guest_id
    website.draft_by website_version.published_by`,
  /**
   * Set by the product in the transaction that creates the referenced record, or copied from a row of the workspace.
   */
  made: `application_document.adult_id application_document.from_file_id application_wish.building_id assignment.offer_id
    contract_signature.adult_id credit_check.document_id denial.mail_id mail_message.letter_file_id
    mail_words.thread_id object_import_building.building_id object_import_row.object_id offer.mail_id print_batch.file_id
    reference_request.reminder_mail_id task_recipient.mail_id viewing_invitation.draw_id viewing_invitation.mail_id
    viewing_participant_mail.mail_id report_recipient.mail_id reservation.agreement_file_id budget_invoice_line.fee_id
    object_import_row.owner_after object_import_row.owner_before investor_nda.file_id investor_offer.file_id`,
  /** Refer to a record of one of several kinds, or to a person in a form who has no row. */
  several: `audit_entry.subject_id draw.owner_id draw_candidate.record_id mail_message.record_id mail_thread.record_id task_recipient.record_id stored_file.owner_id mail_signature.owner_id application_draft_document.person_key
    application_link.person_key credit_certificate.person_key upload_receipt.key
    viewing_claim.subject_id viewing_invitation.record_id viewing_participant.record_id viewing_secret.target_id
    report_recipient.recipient_id report_schedule_recipient.recipient_id expected_payment.record_id
    external_admission.entrance_id document_room.owner_id`,
  /** Kept longer than the record: for the bookkeeping, as a proof, or in a log. */
  outlives: `reservation.application_id investor_nda.account_id room_access.file_id`,
  /** Filled from a public link, which may name a deleted record: looked up in the workspace when it is used. */
  used: `application_draft.interested_person_id`,
  /** Chosen by staff and looked up among the users of the workspace when it is saved. */
  chosen: `viewing_appointment.host_id`,
  /** Counted from rows of the workspace, and kept when those are deleted; zeros stand for all buildings. */
  counted: `analytics_day.building_id analytics_fact.building_id analytics_fact.object_id analytics_fact.record_id
    analytics_day_all.building_id analytics_day_building.building_id analytics_day_object.building_id
    analytics_day_property.building_id analytics_object.building_id analytics_object.object_id origin_count.building_id`,
  /** Arrays cannot have foreign keys: their ids are looked up in the workspace when used. */
  lists: `application_draft.object_ids evaluation_comment.mentions mail_desk.attachments object_import.building_ids
    task_group.attachments report.owner_ids sale_option.building_ids sale_option.object_ids`,
}

it('has a key within the workspace, or a reason', async () => {
  const { rows } = await world.services.pool.query<{ column: string }>(
    `select c.relname || '.' || a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) and a.attname not in ('id', 'workspace_id')
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
      order by 1`,
  )
  const named = Object.values(withoutKey).flatMap((columns) => columns.split(/\s+/))
  expect(rows.map(({ column }) => column)).toEqual(named.toSorted())
})
