// Pages of the sign-in of investors and document-room guests. Loaded with the product, so it imports no page.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

const external = { layout: 'external' } as const

export const externalAccountRoutes: readonly ScreenRoute[] = [
  {
    ...external,
    name: 'B2BEntry',
    path: '/b2b-entry/$projectSlug',
    title: 'sign_in_title',
    page: () => import('./EntryPage.tsx'),
  },
  {
    ...external,
    name: 'b2bPasswordReset',
    path: '/b2b-password-reset/$projectSlug/$userSlug/$token',
    title: 'sign_in_new_password_title',
    page: () => import('./NewPasswordPage.tsx'),
  },
  {
    ...external,
    name: 'b2bEmailVerify',
    path: '/b2b-email-verify/$projectSlug/$userSlug/$token',
    title: 'external_accounts_verify_title',
    page: () => import('./EmailVerifyPage.tsx'),
  },
  {
    ...external,
    name: 'b2bPhoneNumberAuth',
    path: '/b2b-phone-number-auth/$projectSlug/$userSlug/$phoneNumber',
    title: 'external_accounts_code_title',
    page: () => import('./PhoneAuthPage.tsx'),
  },
  {
    ...external,
    name: 'b2bChangePhoneNumber',
    path: '/b2b-change-phone-number/$projectSlug/$userSlug',
    title: 'external_accounts_phone_title',
    page: () => import('./ChangePhonePage.tsx'),
  },
  {
    ...external,
    name: 'dmsRegistration',
    path: '/dms-registration/$dmsSlug/$userSlug/{-$verificationCode}',
    title: 'external_accounts_register_title',
    page: () => import('./GuestRegistrationPage.tsx'),
  },
  {
    ...external,
    name: 'DmsLogin',
    path: '/dms-login/$dmsSlug',
    title: 'sign_in_title',
    page: () => import('./GuestLoginPage.tsx'),
  },
  {
    ...external,
    name: 'dmsPasswordReset',
    path: '/dms-password-reset/$dmsSlug/$userSlug/$token',
    title: 'sign_in_new_password_title',
    page: () => import('./NewPasswordPage.tsx'),
  },
  {
    ...external,
    name: 'dmsPhoneNumberAuth',
    path: '/dms-phone-number-auth/$dmsSlug/$userSlug/$phoneNumber',
    title: 'external_accounts_code_title',
    page: () => import('./PhoneAuthPage.tsx'),
  },
  {
    ...external,
    name: 'dmsChangePhoneNumber',
    path: '/dms-change-phone-number/$dmsSlug/$userSlug',
    title: 'external_accounts_phone_title',
    page: () => import('./ChangePhonePage.tsx'),
  },
]
