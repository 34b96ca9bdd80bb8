// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Tokens} from "./Tokens.sol";

/// @notice What a deposit address runs: it obeys the factory that made it, and nobody else.
contract DepositAddress {
    using Tokens for address;

    error Unauthorized();
    error NativeTransferFailed();

    /// Where genesis puts the factory.
    address private constant FACTORY = 0x00000000000000000000000000000000Ca05e003;

    receive() external payable {}

    /// Sends all of each token on; the zero address is the native currency.
    function sweep(address[] calldata tokens, address payable to) external {
        if (msg.sender != FACTORY) revert Unauthorized();
        for (uint256 i; i < tokens.length; i++) {
            if (tokens[i] == address(0)) sendNative(to, address(this).balance);
            else tokens[i].send(to, tokens[i].held(address(this)));
        }
    }

    function sendNative(address payable to, uint256 amount) private {
        (bool success,) = to.call{value: amount}("");
        if (!success) revert NativeTransferFailed();
    }
}

/// @notice Makes deposit addresses: minimal clones (EIP-1167) at addresses that follow from an order id (CREATE2), which
/// take money before there is code. Only the owner sweeps them.
contract DepositAddresses {
    error Unauthorized();
    error CloneFailed();

    /// Where genesis puts the code that the clones run.
    address private constant IMPLEMENTATION = 0x00000000000000000000000000000000Ca05e004;

    address public owner;

    /// Not run in genesis, where the slot is written directly.
    constructor(address owner_) {
        owner = owner_;
    }

    function sweep(bytes32 salt, address[] calldata tokens, address payable to) external {
        if (msg.sender != owner) revert Unauthorized();
        address clone = addressOf(salt);
        if (clone.code.length == 0) {
            bytes memory code = initCode();
            address made;
            assembly {
                made := create2(0, add(code, 32), mload(code), salt)
            }
            if (made != clone) revert CloneFailed();
        }
        DepositAddress(payable(clone)).sweep(tokens, to);
    }

    /// Where the money for an order goes in, credited to a depositor; the zero address stands for whoever pays. Named as
    /// in the published factory, so that anybody can check an address before paying it.
    function computeDepositAddress(bytes32 orderId, address depositor) external view returns (address) {
        return addressOf(keccak256(abi.encodePacked(orderId, depositor)));
    }

    /// CREATE2.
    function addressOf(bytes32 salt) private view returns (address) {
        bytes32 digest = keccak256(abi.encodePacked(hex"ff", address(this), salt, keccak256(initCode())));
        return address(uint160(uint256(digest)));
    }

    /// EIP-1167: creation code and runtime code of a clone in one.
    function initCode() public pure returns (bytes memory) {
        return abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73", IMPLEMENTATION, hex"5af43d82803e903d91602b57fd5bf3"
        );
    }
}
