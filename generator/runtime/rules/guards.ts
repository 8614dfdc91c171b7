// Stands for what the generator writes from a spec: its guards by name.
export type GuardId = 'anyone' | 'nobody';
