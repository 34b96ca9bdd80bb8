import { compileFunction, constants } from 'node:vm'

/** Imports a built file as it is; vitest would transform it again. */
export const importBuilt: <T>(url: string) => Promise<T> = Object.assign(
  compileFunction('return import(url)', ['url'], {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }),
)
