// House rules, times and limits, with what each way to cancel means.
import { chakra } from '@chakra-ui/react/styled-system';
import { setupRulesForm } from '../../../../generated/forms/setupRulesForm';
import { keysOf } from '../../../../generated/model/keys';
import type { HostProperty } from '../../../../generated/model/entities';
import { CancellationPolicy } from '../../../../generated/model/values';
import { FormStep } from './form-step';

const policies = (
  <chakra.dl textStyle="small" color="muted">
    {keysOf(CancellationPolicy).map((policy) => (
      <div key={policy}>
        <chakra.dt display="inline" fontWeight="semibold">
          {CancellationPolicy[policy].label}:
        </chakra.dt>{' '}
        <chakra.dd display="inline">{CancellationPolicy[policy].says}.</chakra.dd>
      </div>
    ))}
  </chakra.dl>
);

export const RulesStep = ({ property }: { readonly property: HostProperty }) => (
  <FormStep page="rules" form={setupRulesForm} property={property} below={{ cancellation_policy: policies }} />
);
