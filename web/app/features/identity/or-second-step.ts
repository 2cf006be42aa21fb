import type { NavigateFunction, NavigateOptions } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'

/**
 * Handles a refused sign-in that needs a second step by opening the page for it, and resolves to undefined. The page's
 * history entry holds what it needs, so that a reload goes on. Every other failure stays one.
 */
export const orSecondStep =
  (navigate: NavigateFunction, landing: string, options?: NavigateOptions) =>
  (failure: unknown): undefined => {
    if (!(failure instanceof ApiFailure && failure.secondStep)) throw failure
    void navigate('/second-step', { ...options, state: { ...failure.secondStep, landing } })
  }
