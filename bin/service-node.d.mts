export const serviceFlags: readonly string[];
export const serviceEnv: Readonly<Record<string, string>>;
