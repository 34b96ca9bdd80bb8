import { expect as playwrightExpect } from 'playwright/test'

/** Outside of Playwright's runner, the default is five seconds. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })
