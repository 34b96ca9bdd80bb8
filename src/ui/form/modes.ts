export const FORM_MODES = ['send', 'swap', 'bridge'] as const

export type FormMode = (typeof FORM_MODES)[number]
