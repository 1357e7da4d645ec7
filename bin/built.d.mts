export function isBuilt(root: string): boolean;
export function isProgramBuilt(root: string): boolean;
export function noteBuilt(root: string, beganAt: number): void;
