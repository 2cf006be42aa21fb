/** What every dialog about the second factors is given. */
export interface FactorDialogProps {
  readonly email: string
  readonly onClose: () => void
  /** Called after the change, with recovery codes to show. */
  readonly onChanged: (codes?: readonly string[]) => void
}
