// Texts that may use words of letting although a workspace sells, by the reason why it never shows them, or may.

const processes = [
  // Areas and steps that only projects that let have: tenancies, contracts, offers, assignments, waitlist.
  /^(contracts|tenants|waitlist|erp)_/,
  /^audit_(contract|tenancy|settings_rental_agreement|erp_)/,
  /^(menu|screen)_(tenant|tenants|tenant_details|settings_rental_agreement|settings_deposit_providers)$/,
  /^home_line_contracts_missing/,
  /^users_(group_tenants|group_of_tenants|kind_tenant_without_contract|permission_tenants_)/,
  /^permission_tenants_/,
  /^communication_kind_rental_agreement$/,
  /^applications_(offer_|mail_offer|mail_assignment|mail_given_away|mail_goes_on|allocation_|board_column_)/,
  /^applications_(cause_given_away|end_offer_applicant|released|action_open_tenancy|cancel_assignment_text)$/,
  /^applications_reason_(agreement_out|followed_rented|object_rented)$/,
  /^general_mail_stands_(offer|assignment|rental_agreement)/,
  /^project_settings_release_hint$/,
  /^project_settings_field_erpAgreementType$/,
  // Rents of properties for investors, in workspaces of type saleb2b only.
  /^projects_/,
  // References and deposits of tenants.
  /^enquiries_/,
  /^(audit|state)_deposit_/,
  /^project_settings_page_deposit_providers$/,
  /^provider_accounts_(deposit_about|zinsli_about|deposit_without|open_deposits|reason_open_deposits)$/,
  /^applications_change_deposit$/,
  /^project_settings_page_form_providers$/,
  /^form_settings_(providers|moment_volunteered)/,
  // Mails that only projects that let send (`mailKindsIn`), and placeholders of these mails.
  /^mail_templates_(kind|standard)_(offer|assignment|direct_assignment|reference|contract)/,
  /^mail_templates_place_(rent_net|rent_gross|deposit|contract_start)$/,
]

const facts = [
  // Facts of objects to let; objects for sale have a price instead.
  /^objects_(column|field|filter)_(net_rent|netRent|grossRent|deposit|rent|appraisedNetRent|appraisedGrossRent)$/,
  /^objects_(notice_rented|reason_rented|public_rented|public_rent|holder_title_tenancy|contract_start|tenancies)$/,
  /^objects_(import_gross_differs|import_left_price|sum_gross|sum_gross_year)$/,
  /^state_rented$/,
  /^buildings_plan_(by|scale|fact)_rent$/,
  /^budget_fee_base_net_rent$/,
  // A rent or an income compared with a rent.
  /^applications_(gross_rent|net_rent|deposit|deposit_once|contract_start)$/,
  /^applications_change_(contract_start|netRent|previousNetRent|noticeMonths|noticeDates|isFirstLetting|rentReason)$/,
  /^applications_change_(referenceRate|priceIndex|quit_on|notice_on|rent_together)$/,
  // Figures that a project that sells does not have.
  /^analytics_(figure|definition|sentence)_(vacancy|funnel|offers|answers)$/,
  /^analytics_letting_rent$/,
  /^reporting_(figure_vacancy|figure_vacancy_short|figure_vacant_rent|figure_appraised|change_vacant|change_vacancy)$/,
]

const answers = [
  // Questions of the forms for projects that let, which the form for a purchase does not ask.
  /^application_form_(section_deposit|field_lease_years|hint_iban|field_agreement_references)$/,
  /^application_form_(field|hint|option)_securities_options/,
  /^application_form_option_tenant_type_subtenant/,
  // Present housing of buyers.
  /^application_form_option_(relocation_reason|relation_to_project|rental_situation)_/,
  // An insurance of belongings.
  /^application_form_field_household_insurance/,
  // Names of other things: types of projects and a leaflet of the data protection authority.
  /^sign_in_purpose_/,
  /^general_reason_project_lets$/,
  /^form_settings_source_forms$/,
]

const patterns: readonly RegExp[] = [...processes, ...facts, ...answers]

export const letsOnly = Object.assign((key: string): boolean => patterns.some((pattern) => pattern.test(key)), {
  patterns,
})
