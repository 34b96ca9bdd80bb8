import { compileFunction, constants } from 'node:vm'

/** Vitest would transform a built file again. */
export const importBuilt: <T>(url: string) => Promise<T> = Object.assign(
  compileFunction('return import(url)', ['url'], {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }),
)
